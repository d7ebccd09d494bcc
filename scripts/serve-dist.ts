import { type ChildProcess, spawn } from 'node:child_process';
import { DIST } from './checks/built/page.ts';

/** Serves the built site until the process is killed that this gives back. @throws where nothing answers within ten seconds */
export async function serveDist(port: number): Promise<ChildProcess> {
  const server = spawn('node', ['e2e/serve.ts', DIST, String(port)], { stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return server;
    await new Promise((done) => setTimeout(done, 100));
  }
  server.kill();
  throw new Error(`nothing answers at port ${port}`);
}
