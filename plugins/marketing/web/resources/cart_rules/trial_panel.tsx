import { Alert, Text } from '@mantine/core'
import { useScreenPath } from '#web/admin/admin_data'
import { useFormContext } from '#web/admin/form/form_context'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { BodyOf, ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { AskPanel } from '../../admin/ask_panel'
import { triedRule } from '../../admin/tried_rule'

type Trial = ResponseOf<'marketing.admin.rule_trials.store'>['data']

/** Orders that are named. */
const SHOWN = 20

/** What the rule, as it stands in the form, would have cost on the last orders. */
export function TrialPanel() {
  const t = useWords()
  const { form } = useFormContext()
  return (
    <AskPanel
      label={t('marketing.trial.ask')}
      ask={() => call('POST', 'marketing.admin.rule_trials.store', { data: triedIn(form.values) })}
      refused={(problem) => t('marketing.trial.refused', { problem })}
    >
      {(trial) => <Tried trial={trial} />}
    </AskPanel>
  )
}

function Tried({ trial }: { trial: Trial }) {
  const t = useWords()
  const locale = useLocale()
  const pathOf = useScreenPath()
  return (
    <>
      {trial.together.length > 0 && (
        <Alert color="yellow" title={t('marketing.trial.together_title')}>
          {t('marketing.trial.together', { names: trial.together.map(({ name }) => name).join(', ') })}
        </Alert>
      )}
      <Text>
        {trial.given.length === 0
          ? t('marketing.trial.nothing', { asked: trial.asked })
          : t('marketing.trial.cost', {
              asked: trial.asked,
              given: trial.given.length,
              cost: formatMoney(locale, trial.cost),
            })}
      </Text>
      <ul className="admin-explained">
        {trial.given.slice(0, SHOWN).map(({ id, number, amount }) => {
          const path = pathOf('sales.admin.order', { id })
          return (
            <li key={id}>
              {path ? <Link to={path}>{number}</Link> : number} {formatMoney(locale, amount)}
            </li>
          )
        })}
      </ul>
      <Text size="sm" c="dimmed">
        {t('marketing.trial.alone')}
      </Text>
    </>
  )
}

type TriedBody = BodyOf<'marketing.admin.rule_trials.store'>

/** What is asked of the form. */
function triedIn(values: object): TriedBody {
  const { kind, settings, needsCode } = values as TriedBody
  return Object.assign({ kind, settings, needsCode }, triedRule(values))
}
