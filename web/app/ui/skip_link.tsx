import { useWords } from '#web/lib/i18n'

interface SkipLinkProps {
  /** Id of what comes after. */
  to?: string
  label?: string
}

/** A stop of the keyboard past what would be many, seen while the focus is on it: past the header, unless told. */
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
