import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from '#scripts/machine/free-port.ts';
import { familyOnOneCore } from './pin.ts';

type Page = { body: Uint8Array; headers: Readonly<Record<string, string>> };

/** nginx with one worker on one core, sending the same bytes; null where it is not installed. */
export async function startNginx(
  folder: string,
  page: Page,
): Promise<{ url: string; stop: () => void } | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const port = await freePort();
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  writeFileSync(path.join(folder, 'pages/index.html'), page.body);
  const headers = Object.entries(page.headers).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `
    daemon off; worker_processes 1; user ${userInfo().username}; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      open_file_cache max=100 inactive=60s; default_type text/html;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}/pages; ${headers.join(' ')} }
    }`;
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  familyOnOneCore(child.pid);
  return { url, stop: () => void child.kill() };
}
