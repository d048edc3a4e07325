import { Form } from 'react-router';
import { usePlaceToGo } from '#app/pages/admin/parts/use-place-to-go.ts';
import { Button } from '#app/ui/button.tsx';

type ToldProps = {
  text: string;
  /** What a form sends that takes it back; null where nothing can be. */
  undo: Readonly<Record<string, string>> | null;
  busy: boolean;
};

/** What a change of several came to, with the way back. */
export function ToldWithUndo({ text, undo, busy }: ToldProps) {
  return (
    <div className="mb-5 flex max-w-[49rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-success-wash p-4 text-success">
      <p
        ref={usePlaceToGo<HTMLParagraphElement>()}
        tabIndex={-1}
        role="status"
        className="wrap-anywhere min-w-0 flex-1 basis-64 font-medium"
      >
        {text}
      </p>
      {undo && (
        <Form method="post">
          {Object.entries(undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" tone="outline" disabled={busy}>
            Undo
          </Button>
        </Form>
      )}
    </div>
  );
}
