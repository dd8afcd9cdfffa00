import { useWords } from '#web/lib/i18n'

/** The first stop of the keyboard: past the header, into the page. */
export function SkipLink() {
  const t = useWords()
  return (
    <a
      href="#content"
      className="absolute top-2 left-4 z-50 -translate-y-24 rounded-sm bg-primary px-4 py-3 text-primary-ink focus:translate-y-0"
    >
      {t('shell.skip')}
    </a>
  )
}
