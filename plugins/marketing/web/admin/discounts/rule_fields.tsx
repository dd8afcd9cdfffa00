import { Text } from '@mantine/core'
import {
  BooleanField,
  DayField,
  MoneyField,
  MultiField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from '#web/admin/form/fields'
import { useFormContext } from '#web/admin/form/form_context'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'
import type { RuleChoices, RuleValues } from './rule_values'

const KINDS = ['percent', 'cart_fixed', 'each_fixed', 'none']

const useLabel = () => {
  const t = useWords()
  return (name: string) => t(`marketing.discounts.${name}`)
}

const useValues = () => useFormContext().form.values as RuleValues

/** The names for staff and for customers. */
export function NamesSection() {
  const word = useLabel()
  return (
    <FormSection title={word('words')}>
      <TextField name="name" label={word('name')} help={word('name_help')} maxLength={120} required />
      <FieldRow>
        <TextField name="label.fr_FR" label={word('label_fr')} help={word('label_help')} maxLength={120} required />
        <TextField name="label.en_GB" label={word('label_en')} maxLength={120} required />
      </FieldRow>
      <TextareaField name="description" label={word('description')} rows={2} maxLength={500} />
    </FormSection>
  )
}

/** The discount, and the code that it needs. */
export function DiscountSection({ currency }: { currency: string }) {
  const word = useLabel()
  const { kind, needsCode } = useValues()
  const kinds = KINDS.map((value) => ({ value, label: word(`kind_${value}`) }))
  return (
    <>
      <FormSection title={word('gift')}>
        <FieldRow>
          <SelectField name="kind" label={word('kind')} options={kinds} required />
          {kind === 'percent' && (
            <NumberField name="percent" label={word('percent')} min={0} max={100} decimals={2} suffix="%" required />
          )}
          {(kind === 'cart_fixed' || kind === 'each_fixed') && (
            <MoneyField name="money" label={word('amount')} currency={currency} required />
          )}
        </FieldRow>
        {(kind === 'percent' || kind === 'each_fixed') && (
          <NumberField name="mostPieces" label={word('most_pieces')} help={word('most_pieces_help')} min={1} />
        )}
        {kind !== 'none' && <BooleanField name="onShipping" label={word('on_shipping')} />}
        <BooleanField name="freeShipping" label={word('free_shipping')} />
      </FormSection>
      <FormSection title={word('access')}>
        <BooleanField name="needsCode" label={word('needs_code')} help={word('needs_code_help')} />
        {needsCode && (
          <FieldRow>
            <TextField name="code" label={word('code')} help={word('code_help')} maxLength={60} spellCheck={false} />
            <NumberField name="usageLimit" label={word('usage_limit')} help={word('unlimited')} min={1} />
          </FieldRow>
        )}
        <NumberField
          name="usesPerCustomer"
          label={word('uses_per_customer')}
          help={word('uses_per_customer_help')}
          min={1}
        />
      </FormSection>
    </>
  )
}

/** Whether the rule is active, its period, groups, channels and priority. */
export function RuleSide({ choices, uses }: { choices: RuleChoices; uses: number | null }) {
  const t = useWords()
  const word = useLabel()
  const options = (list: { code: string; name: string }[]) =>
    list.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <FormSection title={word('use')}>
      <BooleanField name="isActive" label={word('active')} />
      {uses !== null && <Text size="sm">{t('marketing.discounts.used', { count: uses })}</Text>}
      <DayField name="startsOn" label={word('starts_on')} />
      <DayField name="endsOn" label={word('ends_on')} />
      <MultiField name="groups" label={word('groups')} help={word('all')} options={options(choices.groups)} />
      {choices.channels.length > 1 && (
        <MultiField name="channels" label={word('channels')} help={word('all')} options={options(choices.channels)} />
      )}
      <NumberField name="priority" label={word('priority')} help={word('priority_help')} min={0} max={9999} />
      <BooleanField name="stopsOthers" label={word('stops_others')} />
    </FormSection>
  )
}
