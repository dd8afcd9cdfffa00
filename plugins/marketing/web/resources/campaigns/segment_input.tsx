import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import type { FieldInputProps } from '#web/fields/field_props'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { ConditionGroup } from '../cart_rules/condition_group'

type Segments = ResponseOf<'marketing.admin.segments.index'>['data']

/** Milliseconds without a change before the readers are counted. */
const PAUSE = 600

/** Who gets the campaign, with their number while one chooses. */
export default function SegmentInput({ name, field: { label }, Fields }: FieldInputProps) {
  const [conditions, setConditions] = useState<Segments | null>(null)
  useEffect(() => {
    call('GET', 'marketing.admin.segments.index').then(
      (answer) => answer && setConditions(answer.data),
      () => undefined
    )
  }, [])
  return (
    <>
      <ConditionGroup path={name} label={label} depth={1} conditions={conditions} Fields={Fields} />
      <Readers name={name} />
    </>
  )
}

function Readers({ name }: { name: string }) {
  const t = useWords()
  const { form } = useFormContext()
  const [count, setCount] = useState<number | null>(null)
  const asked = JSON.stringify({
    segment: valueAt(form.values, name),
    topicId: valueAt(form.values, 'topicId') ?? null,
    channels: valueAt(form.values, 'channels') ?? [],
  })
  useEffect(() => {
    const control = new AbortController()
    const wait = setTimeout(() => {
      call('POST', 'marketing.admin.campaign_audiences.store', {
        data: JSON.parse(asked),
        signal: control.signal,
      }).then(
        (answer) => answer && setCount(answer.data.count),
        // What is not complete yet has no number.
        () => setCount(null)
      )
    }, PAUSE)
    return () => {
      clearTimeout(wait)
      control.abort()
    }
  }, [asked])
  return (
    <Text role="status" fw={600}>
      {count === null ? t('marketing.campaigns.uncounted') : t('marketing.campaigns.readers', { count })}
    </Text>
  )
}
