import { type Wording, wording } from '#server/content/gate/wording.ts';

/** What a text may not promise or press for. The law and the codes of advertising ask for evidence that a text cannot give. */
export const claimWordings: readonly Wording[] = [
  wording(
    'scarcity-typed',
    'refusal',
    'scarcity comes only from real counts',
    /\b(only (\d{1,4}|one|two|three|four|five|a few) (places?|spots?|slots?|spaces?|left|remaining)\b|last (chance|few (places|spots))\b|almost (gone|full|sold out)\b|selling (out )?fast\b|while (stocks|places) last\b)/i,
    'the text says how little is left; only the real count of the offer may say that',
  ),
  wording(
    'pressure',
    'refusal',
    'nobody is hurried',
    /\b(act now|hurry(?= up|[!,:])|don['’]t miss out|before it['’]s too late|today only|ends (today|tonight|soon))\b/i,
    'the text hurries the reader, which the advertising code does not allow without a real reason',
  ),
  wording(
    'claim-best',
    'warning',
    'a comparison with everybody has its evidence',
    /\b(the (UK|country|region|world|county)['’]s (best|leading|number one|no\.? ?1|top)|number one agency|(?:the|Yorkshire['’]s) (best|leading|top) (agency|web designers?|team|company))\b/i,
    'it compares the business with all others, for which evidence has to be at hand',
  ),
  wording(
    'claim-guaranteed',
    'warning',
    'no result is guaranteed',
    /\b(guaranteed? (results?|rankings?|sales|leads|first page|growth|returns?)|100% (success|satisfaction|guarantee))/i,
    'nobody can guarantee a result that depends on others',
  ),
  wording(
    'price-ex-vat',
    'refusal',
    'no price is told ‘ex VAT’ alone',
    /\b(ex\.? ?VAT|excl?\.? VAT|excluding VAT|plus VAT)\b/i,
    'a price is told as ‘+ VAT’ with the rate and the amount that includes it',
  ),
];
