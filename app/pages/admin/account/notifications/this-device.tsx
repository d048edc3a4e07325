import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { canBeTold, subscribe } from './subscribe.ts';

/** Switches notices on in the browser that shows the page; the rest is done without a script. */
export function ThisDevice({ pushKey }: { pushKey: string }) {
  const [state, setState] = useState<'unknown' | 'ready' | 'cannot' | 'busy'>('unknown');
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setState(canBeTold() ? 'ready' : 'cannot'), []);

  const switchOn = async () => {
    setState('busy');
    setProblem('');
    try {
      const subscription = await subscribe(pushKey);
      if (field.current) field.current.value = JSON.stringify(subscription);
      form.current?.requestSubmit();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Please try again.');
    }
    setState('ready');
  };

  return (
    <Form method="post" ref={form} className="grid justify-items-start gap-3">
      <p className="text-ink-soft text-sm">
        {state === 'unknown' &&
          'Notices on a phone or computer need JavaScript, which is switched off or still loading in this browser.'}
        {state === 'cannot' &&
          'This browser cannot show notices. On an iPhone or iPad, first add this site to the Home Screen and open it from there.'}
        {(state === 'ready' || state === 'busy') &&
          'Notices appear on this device, also while this site is closed. Only on a device of your own: they show names.'}
      </p>
      <input type="hidden" name="intent" value="device" />
      <input type="hidden" name="subscription" ref={field} />
      {(state === 'ready' || state === 'busy') && (
        <Button tone="ink" size="sm" disabled={state === 'busy'} onClick={() => void switchOn()}>
          Switch on for this device
        </Button>
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </Form>
  );
}
