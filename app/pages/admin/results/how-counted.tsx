import { Icon } from '#app/ui/icon.tsx';

/** What the figures mean, and how far they can be trusted. */
export function HowCounted() {
  return (
    <details className="mt-10 max-w-[49rem]">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold">
        How this is counted
        <Icon name="chevron" />
      </summary>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm">
        <li>
          A visit is somebody who comes to a public page from elsewhere; the pages that they read next are the
          same visit. Whoever comes again later is another one, since nobody is remembered. Visits are only
          ever totals of a day, without cookies, so they are right whatever visitors answer to the banner.
        </li>
        <li>
          Programs are left out as far as they say what they are, or ask in a way no browser does. Those that
          pretend to be a browser are counted, at most 200 a day from one network. Your own team is left out
          while signed in. A page that a search engine has loaded ahead on somebody’s phone is missed.
        </li>
        <li>
          A source or campaign has a name of its own once visitors of five networks came by it, or as soon as
          you have written down its cost; until then it is among ‘All others’. So a link made for one person
          never shows that person.
        </li>
        <li>
          Enquiries, calls and clients are counted from the lists themselves, now: spam and what is in
          quarantine is left out, what is released or erased changes the figures. ‘Not known’ are people who
          did not accept cookies and read other pages before they wrote; they may have come by any of the ways
          listed.
        </li>
        <li>
          Calls count when they were booked, unless they were called off. Clients and pounds count on the day
          on which you marked somebody as won, for what first told where they came from. Costs are spread
          evenly over their month. Weeks begin on Monday, by the clocks of London.
        </li>
      </ul>
    </details>
  );
}
