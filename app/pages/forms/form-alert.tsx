import { Icon } from '#app/ui/icon.tsx';

type FormAlertProps = { message: string | null };

/** What went wrong with the form as a whole. Always there, so that the island has a place to say it. */
export function FormAlert({ message }: FormAlertProps) {
  return (
    <div
      data-form-alert
      role="alert"
      tabIndex={-1}
      hidden={!message}
      className="mb-6 flex items-start gap-2.5 rounded-md bg-danger-wash p-4 font-medium text-danger text-sm"
    >
      <Icon name="warning" className="mt-[0.2em]" />
      <p data-form-alert-text>{message}</p>
    </div>
  );
}
