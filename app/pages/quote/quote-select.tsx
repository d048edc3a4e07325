import type { ReactNode } from 'react';
import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import type { Option } from '#app/pages/forms/option-group.tsx';
import { OptionSelect } from '#app/pages/forms/option-select.tsx';
import { quote } from '#content/quote.ts';

type QuoteSelectProps = {
  name: 'numberOfPages' | 'targetLaunchDate' | 'budget' | 'howDidYouHear';
  options: Option[];
  hint?: ReactNode;
  hintBelow?: boolean;
  view: LeadFormView;
};

/** A list of the quote request in its own words. */
export function QuoteSelect({ name, ...rest }: QuoteSelectProps) {
  const { fields: labels } = quote;
  return <OptionSelect name={name} label={labels[name]} placeholder={labels.choose} {...rest} />;
}
