/** A call as another calendar takes it. Instants are epoch milliseconds. */
export type CalendarLinkEvent = {
  startsAt: number;
  endsAt: number;
  title: string;
  details: string;
  /** Where it takes place, once that is known. */
  location?: string;
};

/** `20261123T093000Z` */
function compact(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Opens Google Calendar with the call filled in. */
export function googleCalendarUrl({ startsAt, endsAt, title, details, location }: CalendarLinkEvent): string {
  const url = new URL('https://calendar.google.com/calendar/render');
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details,
    ...(location && { location }),
  }).toString();
  return url.href;
}

/** Open Outlook on the web with the call filled in: accounts of one's own and those of firms live at two addresses. */
export function outlookCalendarUrls(event: CalendarLinkEvent): { personal: string; work: string } {
  const { startsAt, endsAt, title, details, location } = event;
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    subject: title,
    body: details,
    ...(location && { location }),
  });
  const at = (host: string) => `https://${host}/calendar/0/deeplink/compose?${query}`;
  return { personal: at('outlook.live.com'), work: at('outlook.office.com') };
}
