import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { useFormContext } from '#web/admin/form/form_context'
import { messageOf } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { BodyOf, ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { triedRule } from '../../admin/tried_rule'

type Trial = ResponseOf<'marketing.admin.rule_trials.store'>['data']

/** Orders that are named. */
const SHOWN = 20

/** What the rule, as it stands in the form, would have cost on the last orders. Nothing is saved. */
export function TrialPanel() {
  const t = useWords()
  const locale = useLocale()
  const { form } = useFormContext()
  const pathOf = useScreenPath()
  const [trial, setTrial] = useState<Trial | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    setProblem(null)
    try {
      const data = triedIn(form.values)
      const answer = await call('POST', 'marketing.admin.rule_trials.store', { data })
      setTrial(answer ? answer.data : null)
    } catch (error) {
      setTrial(null)
      setProblem(messageOf(error, t))
    } finally {
      setAsking(false)
    }
  }
  return (
    <Stack gap="xs" mt="md" align="flex-start">
      <Button variant="default" loading={isAsking} onClick={ask}>
        {t('marketing.trial.ask')}
      </Button>
      <div role="status">
        {problem && (
          <Text size="sm" c="red">
            {t('marketing.trial.refused', { problem })}
          </Text>
        )}
        {trial && (
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
        )}
      </div>
    </Stack>
  )
}

type Tried = BodyOf<'marketing.admin.rule_trials.store'>

/** What is asked of the form. */
function triedIn(values: object): Tried {
  const { kind, settings, needsCode } = values as Tried
  return Object.assign({ kind, settings, needsCode }, triedRule(values))
}
