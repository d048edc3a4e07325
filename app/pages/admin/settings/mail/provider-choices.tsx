import { Choices } from '#app/pages/admin/parts/choices.tsx';
import { type Provider, providerOf, providers } from '#domain/mail-server/providers.ts';

type ChosenProvider = Provider['id'] | 'another';

/** The provider that an address asks for, else that of the saved server. */
export function chosenProvider(search: URLSearchParams, host: string | undefined): ChosenProvider | null {
  const wanted = search.get('for');
  if (wanted === 'another') return 'another';
  const named = providers.find(({ id }) => id === wanted);
  if (named) return named.id;
  return host ? (providerOf(host)?.id ?? 'another') : null;
}

/** Fills the fields in for whoever knows by name who keeps their mail. */
export function ProviderChoices({ to, chosen }: { to: string; chosen: ChosenProvider | null }) {
  const choice = (id: ChosenProvider, label: string) => ({
    to: `${to}?for=${id}`,
    label,
    current: id === chosen,
  });
  return (
    <>
      <p className="mb-2 font-semibold text-sm">Who provides your email?</p>
      <Choices
        label="Who provides your email"
        choices={[...providers.map(({ id, name }) => choice(id, name)), choice('another', 'Another')]}
      />
    </>
  );
}
