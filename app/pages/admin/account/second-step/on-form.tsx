import type { FormFailure } from '#app/pages/form-failure.ts';
import { AccountField } from '#app/pages/staff/account-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { codesLeftWords } from './second-step-lead.tsx';

type OnFormProps = {
  step: { since: string | null; codesLeft: number; passkeys: number };
  /** Owners have to have one. */
  needed: boolean;
  failure: FormFailure | undefined;
};

/** What can be done once it is on; both ask for the password. */
export function OnForm({ step: { since, codesLeft, passkeys }, needed, failure }: OnFormProps) {
  return (
    <>
      <p className="mb-6">
        On since {since}. {codesLeftWords(codesLeft)}
        {passkeys > 0 && ' Your passkeys stay your second step when you switch the codes off.'}
        {needed &&
          passkeys === 0 &&
          ' You need a second step here: switched off, it has to be set up anew before anything else.'}
      </p>
      <form method="post" noValidate className="grid max-w-[28rem] gap-5">
        <AccountField kind="current" failure={failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="renew" tone="ink">
            Make new recovery codes
          </Button>
          <Button type="submit" name="intent" value="off" tone="outline">
            Switch it off
          </Button>
        </div>
      </form>
    </>
  );
}
