import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { DIST } from './checks/built/page.ts';

/** Serves the built site until the process is killed that this gives back. @throws where nothing answers within ten seconds */
export async function serveDist(port: number): Promise<ChildProcess> {
  const server = spawn('node', ['e2e/serve.ts', DIST, String(port)], { stdio: 'ignore' });
  await untilAnswered(`http://localhost:${port}/`, server);
  return server;
}

/** Waits until a server answers. @throws where it has ended, or says nothing for ten seconds and is killed */
export async function untilAnswered(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    try {
      await fetch(address);
      return;
    } catch {
      await setTimeout(100);
    }
  }
  server.kill();
  throw new Error(`nothing answers at ${address}`);
}
