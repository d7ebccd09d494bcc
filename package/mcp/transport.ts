/** JSON-RPC over standard input and output, one message per line, in bounded memory. */

import { stdin, stdout } from 'node:process';
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server';
import { input } from '#src/settle/streams.ts';
import { type InputLine, Lines } from './lines.ts';

type Id = string | number;

/** In bytes: the longest text that any tool takes, with each character escaped in full, is half as long. */
export const LONGEST_LINE = 64 * 1024;
/** In bytes: input is paused while unanswered calls, or answers not yet written, weigh more than this. */
const MOST_ASKED = 8 * 1024 * 1024;
const MOST_ANSWERED = 16 * 1024 * 1024;
/** The overhead of a call besides its text. */
const CALL = 4096;
/** In ms: how long to wait for the end of an overlong line, which may tell which call it is. */
const PATIENCE = 3000;

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

const ID = String.raw`"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+)`;
/** Matches an id before anything that could contain another one, and an id that is followed by nothing but the end. */
const ID_FIRST = new RegExp(String.raw`^\s*\{\s*(?:"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"\s*,\s*)*${ID}\s*[,}]`);
const ID_LAST = new RegExp(String.raw`,\s*${ID}\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$`);

/**
 * Replaces the SDK's transport, which reads without limit and ignores what it cannot read. This one answers every line, continues
 * after an overlong line without holding it, and answers all pending calls before it ends with its input.
 */
export class LineTransport implements Transport {
  onmessage?: Transport['onmessage'];
  onclose?: Transport['onclose'];
  onerror?: Transport['onerror'];

  readonly #ended: (status: number) => void;
  readonly #failed: (error: unknown) => void;
  readonly #lines = new Lines(LONGEST_LINE);
  /** Calls without an answer yet, and their size. */
  readonly #asked = new Map<Id, number>();
  #weight = 0;
  #impatient: NodeJS.Timeout | undefined;
  /** The overlong line being skipped has been answered already. */
  #told = false;
  #closed = false;
  #goOn: () => void = () => undefined;

  /**
   * @param ended called when everything has been answered, with the exit status
   * @param failed called when the input cannot be read
   */
  constructor(ended: (status: number) => void, failed: (error: unknown) => void) {
    this.#ended = ended;
    this.#failed = failed;
  }

  async start(): Promise<void> {
    stdout.on('drain', () => this.#goOn());
    void this.#read();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#write(message);
    if ((isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) && message.id !== undefined)
      this.#answered(message.id);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#impatient);
    stdin.destroy();
    this.#goOn();
    this.onclose?.();
  }

  async #read(): Promise<void> {
    try {
      for await (const chunk of input()) {
        for (const line of this.#lines.take(chunk)) {
          this.#hear(line);
          while (this.#isFull && !this.#closed) await this.#change();
        }
        this.#watch();
      }
      for (const line of this.#lines.end()) this.#hear(line);
      while (this.#asked.size > 0 && !this.#closed) await this.#change();
    } catch (error) {
      if (!this.#closed) this.#failed(error);
    }
    await this.close();
    this.#ended(0);
  }

  get #isFull(): boolean {
    return this.#weight > MOST_ASKED || stdout.writableLength > MOST_ANSWERED;
  }

  /** Resolves when an answer was made or written, or when the transport has ended. */
  #change(): Promise<void> {
    return new Promise((done) => {
      this.#goOn = done;
    });
  }

  /** Refuses an overlong line as soon as its id is known, or without an id when that takes too long. */
  #watch(): void {
    const head = this.#lines.tooLong;
    if (head === undefined || this.#told || this.#impatient) return;
    const tell = (id: Id | null): void => {
      this.#told = true;
      this.#refuse(id, INVALID_REQUEST, TOO_LONG);
    };
    const id = idOf({ head, tail: '' });
    if (id === null) this.#impatient = setTimeout(() => tell(null), PATIENCE);
    else tell(id);
  }

  #hear(line: InputLine): void {
    clearTimeout(this.#impatient);
    this.#impatient = undefined;
    if ('head' in line) {
      if (!this.#told) this.#refuse(idOf(line), INVALID_REQUEST, TOO_LONG);
      this.#told = false;
    } else if (line.text.trim() !== '') this.#hearText(line.text);
  }

  #hearText(text: string): void {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      this.#refuse(null, PARSE_ERROR, 'Parse error: the line is not JSON');
      return;
    }
    const message = messageOf(json);
    if (message) this.#deliver(message, CALL + text.length);
    else this.#refuse(ownId(json), INVALID_REQUEST, 'Invalid request: not one JSON-RPC 2.0 message');
  }

  #deliver(message: JSONRPCMessage, weight: number): void {
    // A subscription stays open: it gets no answer until the end.
    if (isJSONRPCRequest(message) && message.method !== 'subscriptions/listen') {
      this.#asked.set(message.id, (this.#asked.get(message.id) ?? 0) + weight);
      this.#weight += weight;
    }
    this.onmessage?.(message);
    if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      const id: unknown = message.params?.['requestId'];
      if (typeof id === 'string' || typeof id === 'number') this.#answered(id);
    }
  }

  #answered(id: Id): void {
    this.#weight -= this.#asked.get(id) ?? 0;
    this.#asked.delete(id);
    this.#goOn();
  }

  #refuse(id: Id | null, code: number, message: string): void {
    this.#write({ jsonrpc: '2.0', id, error: { code, message } });
  }

  #write(message: unknown): void {
    // Counted as bytes: the size of a string in bytes is not known.
    if (!this.#closed) stdout.write(Buffer.from(`${JSON.stringify(message)}\n`));
  }
}

const TOO_LONG = `Invalid request: a line has at most ${LONGEST_LINE} bytes`;

function messageOf(json: unknown): JSONRPCMessage | undefined {
  try {
    return parseJSONRPCMessage(json);
  } catch {
    return undefined;
  }
}

/** The id of a malformed message, where it has one. */
function ownId(json: unknown): Id | null {
  const id: unknown = json !== null && typeof json === 'object' ? Reflect.get(json, 'id') : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** The id of a call of which only the start and end are known: without an answer its caller would wait for ever. */
function idOf({ head, tail }: Exclude<InputLine, { readonly text: string }>): Id | null {
  const found = ID_FIRST.exec(head)?.[1] ?? ID_LAST.exec(tail)?.[1];
  try {
    return found === undefined ? null : ownId({ id: JSON.parse(found) });
  } catch {
    return null;
  }
}
