import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { notifyProblem } from '#web/admin/notify'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { ResponseOf } from '#web/lib/registry'

type Explained = ResponseOf<'marketing.admin.order_explanations.index'>['data'][number]
type Condition = NonNullable<Explained['conditions']>

interface ExplanationsProps {
  /** Reads why each discount applies or not. */
  read: () => Promise<{ data: Explained[] } | false>
  /** What is said above the discounts. */
  about: string
}

/** Why discounts apply, or not. It is read when somebody asks. */
export function Explanations({ read, about }: ExplanationsProps) {
  const t = useWords()
  const [rules, setRules] = useState<Explained[] | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    try {
      const answer = await read()
      setRules(answer ? answer.data : [])
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setAsking(false)
    }
  }
  return (
    <section className="admin-panel" aria-label={t('marketing.explained.title')}>
      <h2>{t('marketing.explained.title')}</h2>
      {rules === null ? (
        <Button variant="default" size="xs" loading={isAsking} onClick={ask}>
          {t('marketing.explained.ask')}
        </Button>
      ) : (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {rules.length === 0 ? t('marketing.explained.none') : about}
          </Text>
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} />
          ))}
        </Stack>
      )}
    </section>
  )
}

function Rule({ rule: { id, name, isGiven, amount, reason, conditions } }: { rule: Explained }) {
  const t = useWords()
  const locale = useLocale()
  const path = useScreenPath()('marketing.admin.discount', { id })
  return (
    <div className="admin-variant">
      <Group justify="space-between">
        {path ? <Link to={path}>{name}</Link> : <Text fw={600}>{name}</Text>}
        <Badge variant="light" color={isGiven ? 'green' : 'gray'}>
          {isGiven && amount.amount > 0
            ? formatMoney(locale, amount)
            : t(isGiven ? 'marketing.explained.yes' : 'marketing.explained.no')}
        </Badge>
      </Group>
      <Text size="sm">{reason}</Text>
      {conditions && <Conditions group={conditions} />}
    </div>
  )
}

function Conditions({ group: { text, conditions } }: { group: Condition }) {
  const t = useWords()
  return (
    <div>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <ul className="admin-explained">
        {conditions.map((one, at) => (
          <li key={at}>
            {one.match ? (
              <Conditions group={one as Condition} />
            ) : (
              <Text size="sm">
                {one.text}{' '}
                <Text span size="sm" fw={600} c={one.outcome === 'met' ? 'green.9' : 'dimmed'}>
                  {t(`marketing.explained.outcome_${one.outcome}`, { skus: one.skus.join(', ') })}
                </Text>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
