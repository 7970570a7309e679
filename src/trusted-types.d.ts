/** What a policy lets text become: markup, or the address of a script. Each throws a `TypeError` at text of another kind. */
interface TrustedRules {
  readonly createHTML?: (markup: string) => string;
  readonly createScriptURL?: (address: string) => string;
}

/**
 * Gives out what the browser takes where the page's policy has `require-trusted-types-for 'script'`, under names that the
 * policy lists, each once a page. The language's own types know plain text alone.
 */
interface TrustedPolicies {
  /** Markup that says nothing; text to the types, as the language's own types of sinks know text alone. */
  readonly emptyHTML: string;
  readonly createPolicy: <Rules extends TrustedRules>(name: string, rules: Rules) => Rules;
}

declare global {
  /** Older browsers have none, and take text as it is. */
  var trustedTypes: TrustedPolicies | undefined;
}

export {};
