import { useHref } from '@remix-run/react'

interface CleanHtmlProps {
  /** HTML that the server has cleaned. */
  html: string
  className?: string
}

/** HTML of staff. Its paths are below the base path, as those of rich texts are. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  const base = useHref('/').replace(/\/$/, '')
  return <div className={className} dangerouslySetInnerHTML={{ __html: belowBase(html, base) }} />
}

/** The paths of links begin with the base path; those of files and programs do not. */
export function belowBase(html: string, base: string): string {
  if (base === '' || !html.includes('href="/')) return html
  return html.replace(/(<a\s[^>]*?href=")(\/(?!\/)[^"]*)"/g, (all: string, start: string, path: string) =>
    path === base || path.startsWith(`${base}/`) || path.startsWith('/api/') ? all : `${start}${base}${path}"`
  )
}
