/** How often the page checks whether the error is fixed, in milliseconds. */
const POLL_MS = 1_000

/** The error of Vite or esbuild for a file that does not compile. */
interface Failure {
  message?: string
  stack?: string
  id?: string
  loc?: { file?: string; line: number; column: number }
  frame?: string
}

/**
 * The page that a developer sees when the sources of a page do not compile: the message, the place and the lines around
 * it. It reloads itself as soon as the page works again.
 */
export function explainBrokenScreen(error: unknown, nonce: string): string {
  const { message = String(error), id, loc, frame, stack } = (error ?? {}) as Failure
  const file = loc?.file ?? id
  const place = file ? `${file}${loc ? `:${loc.line}:${loc.column}` : ''}` : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Broken: ${escape(file?.split('/').at(-1) ?? 'this page')}</title>
<style nonce="${nonce}">
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #faf7f2; color: #1f1a17 }
h1 { font-size: 1.25rem; color: #7a182f }
pre { padding: 1rem; overflow-x: auto; background: #fff; border: 1px solid #e5ddd3; line-height: 1.4 }
</style>
</head>
<body>
<h1>This page cannot be shown: one of its sources is broken.</h1>
<p><code>${escape(place)}</code></p>
<pre>${escape(message)}</pre>
<pre>${escape(frame ?? stack ?? '')}</pre>
<p>It comes back by itself as soon as the source is mended.</p>
<script nonce="${nonce}">
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => null)
  if (answer && answer.status < 500) location.reload()
}, ${POLL_MS})
</script>
</body>
</html>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
