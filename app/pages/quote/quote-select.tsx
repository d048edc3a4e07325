import { quote } from '#content/quote.ts';
import type { LeadFormView } from '../forms/form-view.ts';
import type { Option } from '../forms/option-group.tsx';
import { OptionSelect } from '../forms/option-select.tsx';

type QuoteSelectProps = {
  name: 'numberOfPages' | 'targetLaunchDate' | 'budget' | 'howDidYouHear';
  options: Option[];
  view: LeadFormView;
};

/** A list of the quote request in its own words. */
export function QuoteSelect({ name, ...rest }: QuoteSelectProps) {
  const { fields: labels } = quote;
  return <OptionSelect name={name} label={labels[name]} placeholder={labels.choose} {...rest} />;
}
