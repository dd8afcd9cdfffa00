import { useWords } from '#web/lib/i18n'
import { Section } from './section'

/** What one wants to know before buying wine from afar, in words that hold for every shop. */
const subjects = ['delivery', 'advice', 'packing']

export function Care() {
  const t = useWords()
  return (
    <Section id="home-care" title={t('catalogue.home.care')}>
      <dl className="grid gap-x-12 gap-y-6 md:grid-cols-3 lg:gap-x-16">
        {subjects.map((subject) => (
          <div key={subject} className="border-t border-line pt-4">
            <dt className="font-serif text-xl">{t(`catalogue.home.care_${subject}`)}</dt>
            <dd className="mt-2 max-w-[46ch] text-muted">{t(`catalogue.home.care_${subject}_text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
