import { Icon } from '#app/ui/icon.tsx';

type FormAlertProps = { message: string | null };

/** The message about the form as a whole. Always in the page, so that the island has an element to fill. */
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
