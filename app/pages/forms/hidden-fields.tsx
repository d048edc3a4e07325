import { say } from '#content/say.ts';
import { honeypotField } from '#domain/leads/honeypot.ts';

type HiddenFieldsProps = { hidden: Record<string, string> };

/** The hidden fields of a form, and the honeypot, which only robots fill in. */
export function HiddenFields({ hidden }: HiddenFieldsProps) {
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {say('Leave this field empty')}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
