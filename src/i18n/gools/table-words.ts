export interface GoolsTableWords {
  /* words of this part */
  readonly heading: string;
}
