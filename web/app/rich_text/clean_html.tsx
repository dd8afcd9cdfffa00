interface CleanHtmlProps {
  /** HTML that the server has cleaned. */
  html: string
  className?: string
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** HTML of staff. Its paths are below the base path, as those of rich texts are. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: belowBase(html, base) }} />
}

/** The paths of links begin with the base path; those of files and programs do not. */
export function belowBase(html: string, below: string): string {
  if (below === '' || !html.includes('href="/')) return html
  return html.replace(/(<a\s[^>]*?href=")(\/(?!\/)[^"]*)"/g, (all: string, start: string, path: string) =>
    path === below || path.startsWith(`${below}/`) || /^\/(?:api|media)\//.test(path) ? all : `${start}${below}${path}"`
  )
}
