import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { legalPath, type LegalKind } from '#web/lib/legal'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { LegalText } from '#web/ui/legal_text'
import { Link } from '#web/ui/link'
import type { ResponseOf } from '#web/lib/registry'

interface LegalPageProps {
  kind: LegalKind
  legal: ResponseOf<'configuration.legal_texts.show'>['data']
}

/** A text that people agree to, with a word where it is an older version. */
export function LegalPage({ kind, legal }: LegalPageProps) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  return (
    <div className="shell py-12 md:py-20">
      <h1 className="mb-8 font-serif text-3xl">{legal.title}</h1>
      {!legal.isCurrent && legal.since && (
        <p className="mb-8 border-l-4 border-accent bg-surface px-4 py-3">
          {t('configuration.legal.older', { date: formatDate(locale, legal.since) })}{' '}
          <Link to={toPath(legalPath(kind))} className="underline hover:text-primary">
            {t('configuration.legal.to_current')}
          </Link>
        </p>
      )}
      <LegalText text={legal.text} />
    </div>
  )
}
