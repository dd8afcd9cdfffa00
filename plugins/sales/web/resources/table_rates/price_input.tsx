import { useEffect, useState } from 'react'
import { MoneyField } from '#web/admin/form/fields'
import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import { kitProps, type FieldInputProps } from '#web/fields/field_props'
import { call } from '#web/lib/clients'
import { useShell } from '#web/lib/shell'

/** One request for the amounts of a form. */
let request: Promise<ReadonlyMap<string, string>> | null = null

async function currencies(): Promise<ReadonlyMap<string, string>> {
  const answer = await call('GET', 'sales.admin.table_rate_choices.index')
  return new Map((answer ? answer.data.channels : []).map(({ code, currency }) => [code, currency]))
}

/** An amount in the currency of the chosen channel's books. */
export default function ChannelMoney(props: FieldInputProps) {
  const { form } = useFormContext()
  const { currency: shown } = useShell()
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    request ??= currencies().finally(() => {
      request = null
    })
    void request.then(setKnown, () => undefined)
  }, [])
  return <MoneyField {...kitProps(props)} currency={known.get(String(valueAt(form.values, 'channel'))) ?? shown} />
}
