import { useWords } from '#web/lib/i18n'

interface SkipLinkProps {
  /** Id of the target. */
  to?: string
  label?: string
}

/** A link, visible on focus, that skips many keyboard stops. By default it skips the header. */
export function SkipLink({ to = 'content', label }: SkipLinkProps) {
  const t = useWords()
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-4 focus:z-50 focus:rounded-sm focus:bg-primary focus:px-4 focus:py-3 focus:text-primary-ink"
    >
      {label ?? t('shell.skip')}
    </a>
  )
}
