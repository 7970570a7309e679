export interface GoolsAdvisorWords {
  /* words of this part */
  readonly heading: string;
}
