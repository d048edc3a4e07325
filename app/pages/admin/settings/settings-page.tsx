import { mayOpen } from '#app/access.ts';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { privateMeta } from '#app/private-meta.ts';
import type { Route } from './+types/settings-page.ts';
import { settingGroups } from './settings-list.ts';

export const meta: Route.MetaFunction = () => privateMeta('Settings');

export async function loader({ context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const groups = await Promise.all(
    settingGroups.map(async ({ title, settings }) => ({
      title,
      settings: await Promise.all(
        settings
          .filter(({ to }) => mayOpen(staff.role, to.replace(/#.*/, '')))
          .map(async ({ to, title: name, standing }) => ({
            ...{ to, name },
            ...(await standing(services, staff)),
          })),
      ),
    })),
  );
  return { groups: groups.filter(({ settings }) => settings.length > 0) };
}

/** All that can be set, with how each stands. */
export default function SettingsPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-8 text-3xl">Settings</h1>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        {groups.map(({ title, settings }, index) => (
          <Part key={title} id={`group-${index}`} title={title}>
            <Rows>
              {settings.map(({ to, name, words, trouble }) => (
                <Row key={to} className="sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] sm:items-baseline">
                  <span>
                    <RowLink to={to}>{name}</RowLink>
                  </span>
                  <p className={trouble ? 'text-danger text-sm' : 'text-ink-soft text-sm'}>{words}</p>
                </Row>
              ))}
            </Rows>
          </Part>
        ))}
      </div>
    </>
  );
}
