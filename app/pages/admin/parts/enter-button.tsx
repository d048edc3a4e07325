/**
 * What Enter in a field presses: browsers take the first submit button of a form. Nobody sees or reaches it; it is
 * drawn all the same, since some browsers pass over one that is not.
 */
export function EnterButton({ intent, disabled = false }: { intent: string; disabled?: boolean }) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="sr-only"
      aria-hidden="true"
      tabIndex={-1}
      disabled={disabled}
    />
  );
}
