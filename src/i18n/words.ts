/** The groups and keys of one language's words, with any strings in them: what another language has to fill. */
export type Words<Group> = { readonly [Key in keyof Group]: Group[Key] extends string ? string : Words<Group[Key]> };
