import { forgetAge, rememberAge, type AgeAnswer } from '#web/lib/age'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { Kept } from '#web/ui/kept'

/**
 * Asks once whether the visitor is of age, in the page and in nobody's way. It is always in the document and the style sheet
 * hides it once answered, so that cached pages serve everybody; without a script it does not show.
 */
export function AgeQuestion() {
  return (
    <Kept
      as="section"
      aria-labelledby="age-question"
      className="age-question border-b border-line py-6 noscript:hidden"
      name="catalogue.age"
      by={null}
    >
      <Answers />
    </Kept>
  )
}

function Answers() {
  const t = useWords()
  const answer = (given: AgeAnswer) => () => rememberAge(given)
  return (
    <>
      <h2 id="age-question" className="font-serif text-lg">
        {t('catalogue.age.question')}
      </h2>
      <p className="text-sm text-muted">{t('catalogue.age.reason')}</p>
      <div className="age-form mt-3 flex flex-wrap gap-3">
        <Button tone="quiet" onClick={answer('yes')}>
          {t('catalogue.age.yes')}
        </Button>
        <Button tone="quiet" onClick={answer('no')}>
          {t('catalogue.age.no')}
        </Button>
      </div>
      <div className="age-refused mt-2">
        <p className="mb-3">{t('catalogue.age.refused')}</p>
        <Button tone="quiet" onClick={forgetAge}>
          {t('catalogue.age.correct')}
        </Button>
      </div>
    </>
  )
}
