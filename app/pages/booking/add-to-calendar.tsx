import { LinkButton } from '#app/ui/button.tsx';
import type { BookingManageText } from '#content/schema/booking-manage.ts';
import type { LinksView } from './view.ts';

type AddToCalendarProps = {
  links: LinksView;
  labels: Pick<BookingManageText['labels'], 'add' | 'google' | 'outlook' | 'file'>;
};

/** Links that add the call to the visitor’s calendar. */
export function AddToCalendar({ links, labels }: AddToCalendarProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{labels.add}</legend>
      <p className="flex flex-wrap gap-2.5">
        <LinkButton href={links.google} tone="ink" size="sm" icon="arrow-out" newTab>
          {labels.google}
        </LinkButton>
        <LinkButton href={links.outlook} tone="ink" size="sm" icon="arrow-out" newTab>
          {labels.outlook}
        </LinkButton>
        <LinkButton href={links.file} tone="ink" size="sm" icon="calendar" download>
          {labels.file}
        </LinkButton>
      </p>
    </fieldset>
  );
}
