/**
 * Makes a Node process started with `--inspect=127.0.0.1:0` print its debugger’s address, and evaluates code there.
 */
const announcement = /Debugger listening on (ws:\/\/\S+)/g;

/** Evaluates an expression in every such process that has announced itself in this output. */
export async function askProcesses<T>(output: string, expression: string): Promise<T[]> {
  const addresses = [...output.matchAll(announcement)].map(([, address = '']) => address);
  const answers = await Promise.all(addresses.map((address) => evaluate<T>(address, expression)));
  return answers.filter((answer) => answer !== null);
}

/** @returns null when the process has ended */
function evaluate<T>(address: string, expression: string): Promise<T | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    const finish = (answer: T | null) => {
      socket.close();
      resolve(answer);
    };
    socket.addEventListener('error', () => finish(null));
    socket.addEventListener('open', () =>
      socket.send(
        JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }),
      ),
    );
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: { result: { value: T } } };
      if (message.id === 1) finish(message.result?.result.value ?? null);
    });
  });
}
