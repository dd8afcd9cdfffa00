import { MultiSelect, Select, Stack } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { FigureInput } from '#web/admin/form/figure_input'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { suggestedChoice, withParts } from './bundle_choice'
import type { Choice, Sellable } from './draft_data'

interface BundleDialogProps {
  bundle: Sellable
  /** Resolves to true when it was added. */
  add: (choice: Choice) => Promise<boolean>
  onClose: () => void
}

/** Chooses the parts of a bundle, like in the shop. */
export function BundleDialog({ bundle, add, onClose }: BundleDialogProps) {
  const t = useWords()
  const [choice, setChoice] = useState(() => suggestedChoice(bundle))
  const sending = useSending()
  const submit = () =>
    sending.send(async () => {
      if (await add(choice)) onClose()
    })
  return (
    <Dialog opened onClose={onClose} title={bundle.name}>
      <Stack>
        {bundle.options.map((option) => (
          <OptionFields key={option.code} {...{ option, choice, setChoice }} />
        ))}
        <DialogEnd {...sending} label={t('sales.drafts.add_bundle')} onSubmit={submit} onClose={onClose} />
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
          <FigureInput
            key={sku}
            label={t('sales.drafts.pieces_of', { name })}
            min={1}
            max={999}
            value={chosen[sku] ?? 1}
            onChange={(value) => setChoice({ ...choice, [code]: { ...chosen, [sku]: value ?? 1 } })}
          />
        ))}
    </>
  )
}
