/**
 * Ends the process after everything it wrote has left it. `process.exit` alone drops what a slow reader has not taken yet:
 * a pipe holds 64 KiB.
 */
export async function endProcess(code: number | string | undefined = process.exitCode ?? 0): Promise<never> {
  await Promise.all([flushed(process.stdout), flushed(process.stderr)])
  process.exit(code)
}

/** Resolves when the reader has taken what was written, or has closed its end. */
function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve())
  })
}

/** From now on a reader that closes its end, as `head -1` does, is no error: what is written to it afterwards is dropped. */
export function allowClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
