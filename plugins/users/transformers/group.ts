import type { Group } from '#plugins/users/models/group'

/** A group as staff see and edit it. */
export function groupAnswer(group: Group) {
  return {
    id: group.id,
    code: group.code,
    name: group.name,
    isBuiltIn: group.isBuiltIn,
    showsNetPrices: group.showsNetPrices,
    roleId: group.roleId,
    takesIndividuals: group.takesIndividuals,
    takesProfessionals: group.takesProfessionals,
    version: group.version,
  }
}
