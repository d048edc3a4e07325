import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { TriedPlace } from './place.ts';

type PlaceCardProps = {
  title: string;
  /** How it stands there; in red where something is wrong. */
  standing?: ReactNode;
  trouble?: boolean;
  /** Null where there is nothing to test or remove yet. */
  id: string | null;
  removable?: boolean;
  tried: TriedPlace;
  children?: ReactNode;
};

/** One place with its test and what came of it. */
export function PlaceCard({ title, standing, trouble, id, removable, tried, children }: PlaceCardProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <section aria-label={title} className="grid gap-2 rounded-lg bg-foam p-4 shadow-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold">{title}</h3>
        {id && (
          <Form method="post" className="flex flex-wrap">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="test" tone="quiet" size="sm" disabled={busy}>
              Send a test<span className="sr-only"> to {title}</span>
            </Button>
            {removable && (
              <Button type="submit" name="intent" value="remove" tone="quiet" size="sm" disabled={busy}>
                Remove<span className="sr-only"> {title}</span>
              </Button>
            )}
          </Form>
        )}
      </div>
      {standing && (
        <p className={trouble ? 'wrap-anywhere text-danger text-sm' : 'wrap-anywhere text-ink-soft text-sm'}>
          {standing}
        </p>
      )}
      {id && tried?.id === id && (
        <p role={tried.ok ? 'status' : 'alert'} className="wrap-anywhere rounded-md bg-sand p-3 text-sm">
          {tried.words}
        </p>
      )}
      {children}
    </section>
  );
}
