import { Button, Group, MultiSelect, NumberInput, Select, Stack } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { suggestedChoice, withParts } from './bundle_choice'
import type { Choice, Sellable } from './draft_data'

interface BundleDialogProps {
  bundle: Sellable
  /** True: it was put in. */
  add: (choice: Choice) => Promise<boolean>
  onClose: () => void
}

/** Asks what shall be in a bundle, as the shop asks its visitors. */
export function BundleDialog({ bundle, add, onClose }: BundleDialogProps) {
  const t = useWords()
  const [choice, setChoice] = useState(() => suggestedChoice(bundle))
  const submit = async () => {
    if (await add(choice)) onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={bundle.name}>
      <Stack>
        {bundle.options.map((option) => (
          <OptionFields key={option.code} {...{ option, choice, setChoice }} />
        ))}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button onClick={() => void submit()}>{t('sales.drafts.add_bundle')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

interface OptionFieldsProps {
  option: Sellable['options'][number]
  choice: Choice
  setChoice: (choice: Choice) => void
}

function OptionFields({ option, choice, setChoice }: OptionFieldsProps) {
  const t = useWords()
  const { code, label, isRequired, isSingle, parts } = option
  const chosen = choice[code] ?? {}
  const data = parts.map(({ sku, name }) => ({ value: sku, label: name }))
  const choose = (skus: string[]) => setChoice(withParts(choice, option, skus))
  return (
    <>
      {isSingle ? (
        <Select
          {...{ label, data }}
          required={isRequired}
          clearable={!isRequired}
          value={Object.keys(chosen)[0] ?? null}
          onChange={(sku) => choose(sku === null ? [] : [sku])}
        />
      ) : (
        <MultiSelect {...{ label, data }} required={isRequired} value={Object.keys(chosen)} onChange={choose} />
      )}
      {parts
        .filter(({ sku, isQuantityFree }) => isQuantityFree && sku in chosen)
        .map(({ sku, name }) => (
          <NumberInput
            key={sku}
            label={t('sales.drafts.pieces_of', { name })}
            min={1}
            max={999}
            allowDecimal={false}
            value={chosen[sku] ?? 1}
            onChange={(value) => setChoice({ ...choice, [code]: { ...chosen, [sku]: Number(value) || 1 } })}
          />
        ))}
    </>
  )
}
