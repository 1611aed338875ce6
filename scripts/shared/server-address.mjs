import { createServer } from 'node:net';

/** The port of the variable PORT, which may be invalid. */
export const port = Number(process.env.PORT ?? 3000);
/** By default, only this computer can reach the site. */
export const host = process.env.HOST || 'localhost';

/** Ends the process with a sentence if PORT is not a port. */
export function requirePort() {
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return;
  console.error(`PORT must be a whole number from 0 to 65535, found "${process.env.PORT}".`);
  process.exit(2);
}

/** Ends the process with a sentence if PORT is invalid, or if nothing can be served at HOST and PORT. */
export async function requireAddress() {
  requirePort();
  const probe = createServer();
  /** @type {Promise<void>} */
  const closed = new Promise((resolve) => {
    probe.on('error', endWithReason).on('close', resolve);
  });
  probe.listen(port, host, () => probe.close());
  await closed;
}

/**
 * Ends the process with a sentence about why the server can't listen.
 * @param {Error} error
 */
export function endWithReason(error) {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    console.error(
      `Port ${port} is already in use. Stop the other program, or set the variable PORT, for example to ${port + 1}.`,
    );
  } else if (code === 'EACCES') {
    console.error(`Port ${port} requires administrator rights. Choose a port above 1023: PORT=3000 npm start`);
  } else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    console.error(`HOST must be a name or IP address of this computer, found "${host}".`);
  } else throw error;
  process.exit(1);
}
