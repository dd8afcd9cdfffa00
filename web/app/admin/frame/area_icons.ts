import {
  IconFileText,
  IconHome,
  IconServer,
  IconSettings,
  IconShoppingBag,
  IconSpeakerphone,
  IconTags,
  IconTicket,
  IconUsers,
} from '../icons'
import type { Icon } from '#web/ui/icon'

const areaIcons: Record<string, Icon> = {
  start: IconHome,
  catalogue: IconTags,
  sales: IconShoppingBag,
  tickets: IconTicket,
  users: IconUsers,
  marketing: IconSpeakerphone,
  content: IconFileText,
  configuration: IconSettings,
  system: IconServer,
}

/** Icons of the menu areas, by key. */
export function iconOf(area: string): Icon {
  return areaIcons[area] ?? IconFileText
}
