import { Form, useSearchParams } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';

/** The search over people, in the header of every page. */
export function SearchBox() {
  const [search] = useSearchParams();
  const asked = search.get('q') ?? '';
  return (
    <Form
      role="search"
      method="get"
      action="/admin/search"
      className="flex min-w-0 grow items-stretch rounded-pill border-[1.5px] border-spray/50 focus-within:border-chalk max-md:order-last max-md:w-full md:max-w-80 xl:ml-auto xl:max-w-64 xl:basis-36"
    >
      <label htmlFor="search" className="sr-only">
        Search
      </label>
      <input
        id="search"
        key={asked}
        type="search"
        name="q"
        defaultValue={asked}
        placeholder="Search people"
        autoComplete="off"
        className="min-h-11 w-full min-w-0 rounded-pill bg-transparent pl-4 text-base text-chalk placeholder:text-spray"
      />
      <button
        type="submit"
        aria-label="Search"
        className="inline-flex min-h-11 w-11 shrink-0 items-center justify-center rounded-pill hover:bg-ink-raised"
      >
        <Icon name="search" />
      </button>
    </Form>
  );
}
