import type { Group } from '#plugins/users/models/group'

/** A group of customers as forms give it. */
export interface GroupForm {
  /** For a new one; absent: made from the name. */
  code?: string
  name: string
  showsNetPrices: boolean
  /** Front role of the members. */
  roleId: number | null
  takesIndividuals: boolean
  takesProfessionals: boolean
}

/** A group as the audit log tells of it. */
export function toldGroup(group: Group): Record<string, unknown> {
  const { code, name, showsNetPrices, roleId, takesIndividuals, takesProfessionals } = group
  return { code, name, showsNetPrices, role: roleId, takesIndividuals, takesProfessionals }
}
