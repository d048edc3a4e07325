import type { Transport } from './transport.ts';

/**
 * The transport for files: reports progress, which `fetch` cannot, and restarts the time limit whenever bytes move.
 * @param onProgress takes 0 to 1
 */
export function uploading(onProgress: (done: number) => void): Transport {
  return (path, { method, headers, body, limitMs }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let stalled = 0;
      const moving = () => {
        clearTimeout(stalled);
        stalled = window.setTimeout(() => {
          reject(new DOMException('Nothing moved', 'TimeoutError'));
          request.abort();
        }, limitMs);
      };
      request.open(method, path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
      for (const type of ['error', 'abort'] as const)
        request.addEventListener(type, () => reject(new TypeError(type)));
      request.addEventListener('loadend', () => clearTimeout(stalled));
      request.upload.addEventListener('progress', (event) => {
        moving();
        if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
      });
      moving();
      request.send(body);
    });
}
