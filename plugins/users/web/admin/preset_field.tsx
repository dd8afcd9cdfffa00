import { Select } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'

interface Preset {
  key: string
  label: string
  help: string
  permissions: string[]
}

interface PresetFieldProps {
  presets: Preset[]
  /** Replaces the ticked permissions with those of a preset. */
  onChoose: (permissions: string[]) => void
}

/** What a role or a token begins from: it ticks boxes, which can be changed before they are saved. */
export function PresetField({ presets, onChoose }: PresetFieldProps) {
  const t = useWords()
  const [chosen, setChosen] = useState<Preset | null>(null)
  if (presets.length === 0) return null
  const choose = (key: string | null) => {
    const preset = presets.find((one) => one.key === key)
    if (!preset) return
    setChosen(preset)
    onChoose(preset.permissions)
  }
  const told = chosen && t('users.presets.ticked', { help: chosen.help, count: chosen.permissions.length })
  return (
    <div>
      <Select
        label={t('users.presets.label')}
        placeholder={t('users.presets.none')}
        description={chosen ? null : t('users.presets.help')}
        data={presets.map(({ key, label }) => ({ value: key, label }))}
        value={chosen?.key ?? null}
        onChange={choose}
        allowDeselect={false}
        maw={480}
      />
      <p role="status" className="admin-hint">
        {told}
      </p>
    </div>
  )
}
