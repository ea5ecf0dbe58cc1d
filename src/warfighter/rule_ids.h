/* SPDX-License-Identifier: MIT */
/* rule_ids.h -- the rules that steps and refusals name: R_ATK_18 is WF-ATK-18, R_NAM_ACT_83 is NAM-ACT-83.
 * Their sentences are in docs/rules/ledger.tsv; system.c has the names. */
#ifndef WARFIGHTER_RULE_IDS_H
#define WARFIGHTER_RULE_IDS_H

#define WF_RULES(X) \
    X(SET, 02) X(SET, 03) X(SET, 04) X(SET, 15) X(SET, 25) X(SET, 26) X(SET, 27) X(SET, 30) X(SET, 64) X(SET, 71) \
    X(SET, 73) X(SET, 75) X(SET, 80) X(MSN, 11) X(MSN, 24) X(SOL, 02) X(SOL, 05) X(SOL, 06) X(SOL, 10) X(SOL, 14) \
    X(HTH, 04) X(HTH, 05) X(HTH, 07) X(HTH, 11) X(HTH, 15) X(HTH, 16) X(TRN, 25) X(ARM, 12) X(HAT, 13) X(DOR, 02) \
    X(DOR, 05) X(DOR, 06) X(DOR, 07) X(DOR, 12) \
    X(SOL, 19) X(SOL, 29) X(SOL, 31) X(SOL, 38) X(SKL, 05) X(SKL, 09) X(BUY, 02) X(BUY, 05) X(BUY, 09) X(BUY, 10) \
    X(ABL, 01) X(ABL, 03) X(ABL, 05) X(ABL, 08) X(ABL, 10) X(ABL, 12) X(ABL, 14) X(ABL, 15) X(ABL, 18) X(TRN, 05) \
    X(ENV, 01) X(ENV, 02) X(ENV, 03) X(MEL, 03) X(MEL, 04) X(SAB, 01) X(SAB, 09) X(SAB, 14) X(SAB, 16) \
    X(BUY, 11) X(BUY, 12) X(BUY, 13) X(BUY, 14) X(BUY, 17) X(BUY, 18) X(BUY, 19) X(BUY, 20) X(TGT, 05) X(TGT, 10) \
    X(ESC, 03) X(ESC, 04) X(ESC, 05) X(ESC, 06) X(ESC, 07) X(HLD, 07) X(HLD, 08) X(HLD, 09) X(HLD, 10) \
    X(HLD, 13) X(HLD, 14) X(HLD, 15) X(HLD, 16) X(HTL, 06) X(HTL, 07) X(SHO, 07) X(SHO, 10) X(SHO, 15) X(AIR, 12) \
    X(RAI, 03) \
    X(WPN, 11) X(WPN, 14) X(WPN, 17) X(WPN, 21) X(WPN, 33) X(WPN, 34) X(WPN, 35) X(WPN, 36) X(EQP, 05) X(SKL, 04) \
    X(JTC, 01) X(JTC, 02) X(JTC, 06) X(JTC, 07) X(JTC, 11) X(JTC, 12) X(JTC, 13) X(JTC, 14) X(JTC, 18) X(JTC, 19) \
    X(JTC, 20) X(K9, 06) X(K9, 13) X(K9, 15) X(K9, 16) X(K9, 17) X(K9, 20) X(K9, 26) X(K9, 29) \
    X(ACD, 02) X(ACD, 08) X(ACD, 09) X(ACD, 11) X(ACD, 13) X(ACD, 20) X(ACD, 21) X(ACD, 27) X(ACD, 30) X(ACD, 31) \
    X(ERA, 07) X(OPT, 02) X(OPT, 06) X(OPT, 07) X(OPT, 11) X(VEH, 07) X(VEH, 08) X(VEH, 13) X(VEH, 18) \
    X(VEH, 20) X(VEH, 21) X(AVH, 04) X(DIV, 02) X(DIV, 04) X(DIV, 10) X(DIV, 11) X(UND, 10) X(UND, 13) \
    X(ACD, 33) X(TRN, 02) X(TRN, 04) X(TRN, 06) X(TRN, 07) X(TRN, 08) X(TRN, 09) X(TRN, 10) X(TRN, 11) X(TRN, 13) \
    X(TRN, 14) X(TRN, 16) X(TRN, 17) X(TRN, 18) X(TRN, 20) X(TRN, 21) X(TRN, 22) X(TRN, 23) X(TRN, 24) X(TRN, 28) \
    X(TRN, 29) X(TRN, 31) X(TRN, 32) X(TRN, 33) X(LOC, 01) X(LOC, 03) X(LOC, 10) X(LOC, 11) X(LOC, 14) X(LOC, 15) \
    X(LOC, 17) X(LOC, 21) X(LOC, 22) X(LOC, 24) X(LOC, 25) X(MOV, 01) X(MOV, 02) X(MOV, 03) X(MOV, 04) X(MOV, 05) \
    X(MOV, 06) X(MOV, 07) X(ATK, 01) X(ATK, 02) X(ATK, 09) X(ATK, 11) X(ATK, 12) X(ATK, 13) X(ATK, 16) X(ATK, 18) \
    X(ATK, 26) X(ATK, 30) X(ATK, 31) X(ATK, 35) X(ATK, 41) X(ATK, 47) X(ATK, 48) X(HOS, 10) X(HOS, 12) X(HOS, 13) \
    X(HOS, 17) X(EVT, 02) X(EVT, 04) X(EVT, 12) X(EVT, 13) X(EVT, 14) X(REI, 01) X(REI, 02) X(REI, 05) X(REI, 08) \
    X(HAT, 01) X(HAT, 03) X(HAT, 07) X(HAT, 10) X(HAT, 11) X(HAT, 18) X(HCR, 01) X(HCR, 02) X(HCR, 05) \
    X(HEN, 01) X(HEN, 03) \
    X(HEN, 04) X(WND, 01) X(WND, 05) X(WND, 06) X(WND, 07) X(DWN, 01) X(DWN, 08) X(DWN, 10) X(DWN, 13) X(OBJ, 01) \
    X(ABL, 04) X(ABL, 11) X(SOL, 17) X(SOL, 15) X(DIV, 01) X(DIV, 07) X(JTC, 08) X(MEL, 02) X(MEL, 06) X(MEL, 08) \
    /* PMC: Contracts, Overwatch, Stress */ \
    X(PMC, 15) X(PMC, 98) X(OVW, 01) X(OVW, 08) X(OVW, 10) X(OVW, 11) X(OVW, 12) X(OVW, 17) X(STR, 03) X(STR, 05) \
    X(STR, 08) X(PMT, 22) X(PMT, 16) X(PMT, 55) X(PMT, 58) \
    /* Noise, awareness */ \
    X(SHW, 106) X(SHW, 113) X(SHW, 144) X(SHW, 158) X(SHW, 159) X(SHW, 160) X(SHW, 178) \
    X(OBJ, 02) X(OBJ, 04) X(OBJ, 06) X(OBJ, 11) X(OBJ, 16) X(OBJ, 19) \
    /* Revealing, Unaware Targets */ \
    X(SHW, 83) X(SHW, 93) X(SHW, 121) X(SHW, 128) X(SHW, 132) X(SHW, 151) \
    /* Extraction, Ammo, Distraction */ \
    X(SHW, 25) X(SHW, 31) X(SHW, 49) X(SHW, 50) X(SHW, 35) X(SHW, 38) X(SHW, 43) X(SHW, 54) X(SHW, 78) \
    X(SHW, 79) X(SAB, 25) \

/* Those of the other manuals, with the letters that their ids begin with. */
#define OTHER_RULES(X) \
    /* Engaging, Fading, Body Count */ \
    X(NAM, SET, 33) X(NAM, ACT, 83) X(NAM, ACT, 84) X(NAM, ACT, 85) X(NAM, ACT, 86) \
    X(NAM, CON, 07) X(NAM, CON, 20) X(NAM, CON, 22) X(NAM, CON, 26) X(NAM, CON, 37) X(NAM, CON, 38) X(NAM, CON, 40) \
    X(NAM, CON, 44) X(NAM, CON, 46) X(NAM, HTN, 36) X(NAM, SET, 45) X(NAM, ACT, 72) X(NAM, ACT, 82) X(NAM, CON, 19) \
    X(NAM, ACT, 108) X(NAM, ACT, 109) X(NAM, SET, 35) X(NAM, SKL, 05) \
    /* Weapons and Equipment of the manuals */ \
    X(NAM, WPN, 02) X(NAM, WPN, 20) X(NAM, EQP, 05) X(NAM, EQP, 06) X(NAM, ACT, 39) X(NAM, ACT, 105) \
    X(CHT, WPN, 26) X(CHT, WPN, 28) X(CHT, EQP, 11) X(CHT, EQP, 12) X(CHT, FLD, 13) X(CHT, FLD, 11) X(CHT, ACT, 85) \
    /* Calling In a Vehicle, Multiple Objectives */ \
    X(NAM, MSN, 27) X(NAM, MSN, 38) X(CHT, OBJ, 21) \
    X(NAM, VEH, 06) X(NAM, VEH, 07) X(NAM, VEH, 10) X(NAM, ACT, 107) X(NAM, CON, 09) X(NAM, OBJ, 03) X(NAM, ACT, 90) \
    X(NAM, HTN, 27) \
    /* Striking, Ability Checks, Traps */ \
    X(NAM, EXP, 09) X(NAM, EXP, 10) X(NAM, EXP, 14) X(NAM, EXP, 15) X(NAM, MSN, 44) X(NAM, MSN, 47) \
    X(NAM, ACT, 13) X(NAM, ACT, 121) X(NAM, ACT, 124) X(NAM, ACT, 126) X(NAM, ACT, 128) X(NAM, ACT, 130) \
    /* Fast Hostiles */ \
    X(CHT, FST, 02) X(CHT, FST, 03) X(CHT, FST, 04) X(CHT, FST, 05) X(CHT, FST, 06) X(CHT, FST, 13) \
    X(CHT, FST, 14) X(CHT, HTN, 07) X(CHT, HTN, 15) X(CHT, HTN, 19) X(NAM, HTN, 30) \

#define WF_RULE_NAME(group, number) R_##group##_##number,
#define OTHER_RULE_NAME(book, group, number) R_##book##_##group##_##number,
enum rule { R_NONE, WF_RULES(WF_RULE_NAME) OTHER_RULES(OTHER_RULE_NAME) RULES };
#undef WF_RULE_NAME
#undef OTHER_RULE_NAME

#endif
