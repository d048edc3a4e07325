import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Select, TextInput } from '#app/ui/input.tsx';
import { personStatuses } from '#domain/people/status.ts';
import type { Colleague } from './people-view.ts';
import { personStatusWords } from './person-status.tsx';
import { sortWords, wayWords } from './person-words.ts';

type PersonFiltersProps = {
  fields: Record<string, string | null>;
  team: Colleague[];
  /** Those who have left and still look after somebody. */
  former: Colleague[];
  isFiltered: boolean;
};

/** A plain GET form: the filter stands in the address, so it can be kept, sent on and gone back to. */
export function PersonFilters({ fields, team, former, isFiltered }: PersonFiltersProps) {
  const choice = (name: string, label: string, all: string, options: [value: string, text: string][]) => (
    <Field id={`filter-${name}`} label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={fields[name] ?? ''}>
          {all && <option value="">{all}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  const input = (name: string, label: string, type: string) => (
    <Field id={`filter-${name}`} label={label}>
      {(control) => <TextInput {...control} name={name} type={type} defaultValue={fields[name] ?? ''} />}
    </Field>
  );
  return (
    <details open={isFiltered} className="mb-6 rounded-xl bg-sand">
      <summary className="flex min-h-12 w-fit cursor-pointer items-center gap-2 px-5 font-semibold">
        Filter and order
        <Icon name="chevron" />
      </summary>
      <Form method="get" action="/admin/people" aria-label="Filter" className="px-5 pb-5">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {choice(
            'status',
            'Status',
            'All but spam',
            personStatuses.map((one) => [one, personStatusWords[one]]),
          )}
          {choice('owner', 'Looked after by', 'Anybody', [
            ['nobody', 'Nobody yet'],
            ...team.map(({ id, name }): [string, string] => [id, name]),
            ...former.map(({ id, name }): [string, string] => [id, `${name} (has left)`]),
          ])}
          {choice('kind', 'Came by', 'Any way', Object.entries(wayWords))}
          {choice('sort', 'Order', '', Object.entries(sortWords))}
          {input('source', 'Source contains', 'text')}
          {input('from', 'First heard of from', 'date')}
          {input('to', 'First heard of until', 'date')}
          <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
            <Button type="submit">Show</Button>
            {isFiltered && (
              <Link className="link inline-flex min-h-11 items-center" to="/admin/people">
                Show everybody
              </Link>
            )}
          </div>
        </div>
        <Checkbox
          className="mt-3"
          label="Only who waits for an answer"
          name="waiting"
          value="yes"
          defaultChecked={fields.waiting === 'yes'}
        />
      </Form>
    </details>
  );
}
