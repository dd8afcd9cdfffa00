/**
 * Ends the process after its output was flushed. `process.exit` alone drops what a slow reader of the pipe has not read yet; a
 * pipe holds 64 KiB.
 */
export async function endProcess(code: number | string | undefined = process.exitCode ?? 0): Promise<never> {
  await Promise.all([flushed(process.stdout), flushed(process.stderr)])
  process.exit(code)
}

/** Resolves when the output was written, or the reader has closed the pipe. */
function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve())
  })
}

/** Ignores EPIPE: when the reader closes the pipe, as `head -1` does, further output is dropped. */
export function allowClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
