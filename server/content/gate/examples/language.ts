import { edited } from './edited.ts';
import type { Example, Examples } from './example.ts';
import { crm, right } from './right.ts';

/** The introduction of the CRM page says something else. */
const says = (text: string, sentence: string): Example => ({
  wrong: edited('services/crm', ['hero', 'intro'], text),
  says: sentence,
});
const where = 'In ‘CRM’, at ‘Top of the page, Introduction’,';

export const languageExamples: Examples = {
  'placeholder-left': [
    { wrong: crm('<p>Write to {{site.email}}.</p>'), says: 'Write to {{site.email}}' },
    { wrong: crm('<p>lorem ipsum dolor</p>'), says: 'lorem ipsum' },
    { wrong: crm('<p>Dear [your name],</p>'), says: '[your name]' },
    { wrong: crm('<p>Price: TBC</p>'), says: 'TBC' },
    { wrong: crm('<img src="/a.png" alt="{{" width="4" height="3">'), says: '‘{{’' },
    { wrong: edited('words/controls', ['quoteForm'], '{{site.secret}}'), says: '‘{{site.secret}}’' },
  ],
  'html-typed': [
    says('We are <b>bold</b> here.', `${where} there is HTML`),
    says('Text <script>alert(1)</script> goes on', '<script>'),
    says('Fish &amp; chips', '&amp;'),
    says(`A start ${'<'.repeat(200_000)} an end </p>`, 'there is HTML'),
  ],
  'signs-invisible': [
    says('We are\u0000 here.', 'cannot be seen'),
    says('A\u200bB and so on', 'type the words again'),
  ],
  'name-open': [says('Write to {{site.email} today.', 'opened and not closed')],
  'signs-turned': [says('Pay at \u202emoc.knab', 'turns the direction')],
  'marks-piled': [says(`A storm Z\u0301\u0302\u0303\u0304\u0305 here`, 'marks are piled')],
  'emoji-many': [says('Hello 🎉🎉🎉🎉 there', 'more than 3 emoji')],
  'spelling-american': [
    says('We organize the colors.', '‘organize’ is ‘organise’'),
    says('Our honorary centers of it', '‘centers’ is ‘centres’'),
    says('They traveled far', '‘travelled’'),
  ],
  'apostrophe-straight': [says("It's ours.", 'the apostrophe is ’')],
  'quotes-straight': [says('We say "yes" to it.', 'quotation marks are')],
  'blanks-two': [says('One.  Two.', 'two blanks')],
  'word-twice': [says('We go to the the sea.', 'typed twice')],
  'word-e-mail': [says('Send an e-mail to us.', '‘email’')],
  'word-plugin': [says('One plugin less.', '‘plug-in’')],
  'word-telephone': [says('By telephone only.', '‘phone’')],
  'range-hyphen': [says('It takes 2-3 weeks.', 'en dash'), says('In 3-6 months', 'en dash')],
  'marks-repeated': [says('Come in!! Now.', 'one mark is enough')],
  'capitals-shouted': [says('THIS IS THE VERY BEST TIME', 'shouting')],
  'words-empty': [says('A seamless journey.', 'say nothing')],
  'scarcity-typed': [says('There are only 3 places left.', 'only the real count')],
  pressure: [says('Hurry up and call.', 'hurries the reader')],
  'claim-best': [says('We are the UK’s leading agency.', 'evidence')],
  'claim-guaranteed': [says('With guaranteed results.', 'nobody can guarantee')],
  'price-ex-vat': [says('For money excluding VAT.', '‘+ VAT’')],
  'sentence-twice': [
    {
      wrong: edited('services/crm', ['hero', 'intro'], 'It pays. Paid search and paid social are auctions.'),
      says: 'that ‘CRM’ has already',
    },
  ],
  'page-too-heavy': [
    { wrong: crm('<p>Too long. </p>'.repeat(40_000)), says: '/services/crm has 6' },
    { wrong: crm('<p>Far too long. </p>'.repeat(200_000)), says: '/services/crm has 4' },
  ],
  'page-heavy': [{ wrong: crm('<p>Too long. </p>'.repeat(20_000)), says: 'grows slow to open' }],
  'page-slow-start': [
    {
      wrong: right({
        pages: new Map([
          [
            '/',
            `<html><body><p>${Array.from({ length: 9000 }, (_, index) => (index * 7919) % 10_007).join(' ')}</p><h1>Late</h1></body></html>`,
          ],
        ]),
      }),
      says: 'before its main heading ends',
    },
  ],
  'page-too-deep': [{ wrong: crm('<blockquote>'.repeat(100)), says: 'levels deep' }],
};
