import { useWords } from '#web/lib/i18n'
import type { Download } from '#web/lib/shapes'

/** Files for buyers, and free samples. */
export function Downloads({ downloads, samples }: { downloads: Download[]; samples: Download[] }) {
  const t = useWords()
  return (
    <>
      {downloads.length > 0 && (
        <section aria-labelledby="downloads" className="mt-6">
          <h2 id="downloads" className="mb-2 font-serif text-xl">
            {t('catalogue.downloads.title')}
          </h2>
          <ul>
            {downloads.map(({ id, title, times, days }) => (
              <li key={id} className="border-t border-line py-2">
                {title}
                <span className="block text-sm text-muted">
                  {[
                    times === null ? '' : t('catalogue.downloads.times', { count: times }),
                    days === null ? '' : t('catalogue.downloads.days', { count: days }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {samples.length > 0 && (
        <section aria-labelledby="samples" className="mt-6">
          <h2 id="samples" className="mb-2 font-serif text-xl">
            {t('catalogue.downloads.samples')}
          </h2>
          <ul>
            {samples.map(({ id, title, url }) => (
              <li key={id} className="border-t border-line">
                <a
                  href={url ?? undefined}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center text-primary underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
