import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { Cart } from '../cart_data'
import { stepPaths, type Step } from './step_paths'

interface StepListProps {
  steps: Cart['steps']
  /** The current step. */
  at: Step
  /** Guests give less: for them, the address step has another label. */
  isGuest: boolean
}

/** The steps of the checkout. Completed ones are links. */
export function StepList({ steps, at, isGuest }: StepListProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const entries = Object.entries(steps) as [Step, string][]
  return (
    <nav aria-label={t('sales.checkout.steps')} className="mb-6 md:mb-10">
      <ol className="flex gap-1 text-sm sm:gap-2 sm:text-base">
        {entries.map(([step, state]) => {
          const name = t(`sales.checkout.step.${step === 'addresses' && isGuest ? 'information' : step}`)
          const isHere = step === at
          return (
            <li
              key={step}
              className={`flex-1 border-t-2 pt-1 ${isHere || state === 'done' ? 'border-primary' : 'border-line'}`}
            >
              {state === 'locked' || isHere ? (
                <span
                  aria-current={isHere ? 'step' : undefined}
                  className={`flex min-h-11 items-center ${isHere ? 'font-semibold' : 'text-muted'}`}
                >
                  {name}
                </span>
              ) : (
                <Link to={toPath(stepPaths[step])} className="flex min-h-11 items-center gap-1 hover:text-primary">
                  {state === 'done' && (
                    <>
                      <span aria-hidden>✓</span>
                      <span className="sr-only">{t('sales.checkout.step_done')} </span>
                    </>
                  )}
                  {name}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
